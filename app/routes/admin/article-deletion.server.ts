/** Deleting an article and bringing it back, asked for on the list or on the article's own page. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import type { Person } from '#app/domain/accounts/person.ts'
import { articlesPath } from '#app/features/articles/editing/article-search.ts'
import { deleteArticle, restoreArticle } from '#app/features/articles/editing/commands.server.ts'
import { type ArticleDeletion, articleDeletionForm } from '#app/features/articles/editing/forms.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { invalid, orInvalid } from '#app/platform/responses.server.ts'
import { withoutMoment } from '#app/ui/desk/paging.ts'

type Asked = {
	context: AppLoadContext
	request: Request
	admin: Pick<Person, 'id' | 'email'>
}

export async function answerArticleDeletion({ context, request, admin }: Asked) {
	const form = await readForm(request, articleDeletionForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	return settle({ context, request, admin }, form.value)
}

/** Afterwards one is on the list, which says what was done. */
function settle({ context, request, admin }: Asked, form: ArticleDeletion) {
	const { db } = context
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return orInvalid('article.delete-failed', {}, async () => {
		const settled =
			form.intent === 'delete'
				? await deleteArticle(db, { ...form, ...by })
				: await restoreArticle(db, { ...form, ...by })
		if (!settled.ok) return invalid([settled.error])
		const { pathname, searchParams } = new URL(request.url)
		// What the page of one article is asked about says nothing of the list.
		const isList = /\/articles(\.data)?$/.test(pathname)
		const search = isList ? withoutMoment(searchParams) : new URLSearchParams()
		return redirect(articlesPath(search, { done: form.intent, of: form.id }))
	})
}
