/** Articles: reading one, and editing one. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const articleErrors = {
	'article.http': 'HTTP error! status: {status}',
	'article.not-found': 'Article not found',
	'articles.list-failed': 'Failed to load the articles. Please try again.',
	'article.save-failed': 'Failed to save the article. Please try again.',
	'article.delete-failed': 'Failed to delete the article. Please try again.',
	'article.changed':
		'Someone else has changed this article since you opened it. Nothing was saved; what you typed is still here. Look at the history below; saving again will overwrite their changes.',
	'article.changed-before-deletion':
		'Someone else has changed this article meanwhile. Nothing was deleted; please look again.',
	'article.changed-before-status':
		'Someone else has changed this article meanwhile. Its status was left as it is; please look again.',
	'article.no-text': 'This article has no text yet. Write it first, then enable the article.',
	'article-text.save-failed': 'Failed to save article content. Please try again.',
	'article-text.load-failed':
		'The content of this article could not be loaded. It is left as it is: nothing written here can replace it until this page is loaded again.',
	'article-text.unreadable':
		'The stored content of this article cannot be read. It is left as it is: nothing written here replaces it.',
	'article-text.outdated':
		'Someone else has changed this article since you opened it. Nothing was saved; your text is still here.',
	'article.gone': 'This article was deleted meanwhile. Nothing was saved.',
} as const satisfies ErrorTable
