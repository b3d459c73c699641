/** Deletes, restores, enables or disables an article, from the list or from its own page. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import type { By } from '#app/db/transaction.ts'
import type { User } from '#app/domain/accounts/user.ts'
import {
	answerLessonDialog,
	isOfLessonDialog,
	lessonDialogForm,
} from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { articleFailures } from './article-failures.ts'
import { type ArticleListForm, articleListForm } from './article-forms.ts'
import { articlesPath } from './article-search.ts'
import { deleteArticle, restoreArticle } from './delete-article.server.ts'
import { setArticleStatus } from './save-article.server.ts'

export type ArticlesCall = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

const articlesForm = z.discriminatedUnion('intent', [articleListForm, lessonDialogForm])

/** Answers the forms of the list of articles by their intent. */
export async function answerArticlesForm(call: ArticlesCall): Promise<Response> {
	const form = await readBody(call.request, articlesForm, longForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	if (isOfLessonDialog(form.value)) return answerLessonDialog(call, form.value)
	return answerListForm(call, form.value)
}

/** Redirects to the list, which says what was done. */
export function answerListForm(
	{ context, request, admin }: ArticlesCall,
	form: ArticleListForm,
): Promise<Response> {
	const { db } = context
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return orInvalid(articleFailures[form.intent], {}, async () => {
		const settled = await settle(db, form, by)
		if (!settled.ok) return invalid([settled.error])
		const { pathname, searchParams } = new URL(request.url)
		// The search of the settings is not the list's.
		const isList = /\/articles(\.data)?$/.test(pathname)
		const search = isList ? withoutDialog(searchParams) : new URLSearchParams()
		return redirect(articlesPath(search, { done: form.intent, of: settled.value.id }))
	})
}

function settle(db: Db, form: ArticleListForm, by: By) {
	switch (form.intent) {
		case 'delete':
			return deleteArticle(db, { ...form, ...by })
		case 'restore':
			return restoreArticle(db, { ...form, ...by })
		default:
			return setArticleStatus(db, { form, ...by })
	}
}
