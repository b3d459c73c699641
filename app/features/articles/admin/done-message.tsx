import { lessonStatuses } from '#app/domain/access/access.ts'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { UndoDeletion } from '#app/ui/admin/undo-deletion.tsx'
import type { ArticleSummary } from './list-articles.server.ts'

const verbs = {
	edit: 'saved',
	delete: 'deleted',
	restore: 'restored',
	enable: 'enabled',
	disable: 'disabled',
} as const

type ArticleChange = keyof typeof verbs

/** The change named in the address (?done=delete&of=…), if the article's state agrees. */
export function doneWith(
	search: URLSearchParams,
	{ isDeleted, status }: Pick<ArticleSummary, 'isDeleted' | 'status'>,
): ArticleChange | undefined {
	const changes = ['edit', 'delete', 'restore', 'enable', 'disable'] as const
	const done = changes.find((change) => change === search.get('done'))
	if (!done || isDeleted !== (done === 'delete')) return undefined
	if (done === 'enable' && status !== lessonStatuses.available) return undefined
	if (done === 'disable' && status !== lessonStatuses.disabled) return undefined
	return done
}

type Props = {
	done: ArticleChange
	article: Pick<ArticleSummary, 'id' | 'enTitle'>
	/** The list with its filters, which shows an article restored by Undo. */
	listPath: string
}

/** Says what was done, with Undo after a deletion. */
export function DoneMessage({ done, article, listPath }: Props) {
	return (
		<AdminMessage
			text={`The article “${article.enTitle}” was ${verbs[done]}.`}
			tone="success"
			action={done === 'delete' && <UndoDeletion id={article.id} listPath={listPath} />}
		/>
	)
}
