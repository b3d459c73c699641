/** Deleting an article and bringing it back, asked for on the list or on the article's own page. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import type { User } from '#app/domain/accounts/user.ts'
import { readForm } from '#app/http/form-data.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { articlesPath } from './article-search.ts'
import { type ArticleDeletion, articleDeletionForm } from './forms.ts'
import { deleteArticle, restoreArticle } from './save-article.server.ts'

type Asked = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
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
		const search = isList ? withoutDialog(searchParams) : new URLSearchParams()
		return redirect(articlesPath(search, { done: form.intent, of: form.id }))
	})
}
