/** Deleting an article and bringing it back, asked for on the list or on the article's own page. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.ts'
import {
	answerLessonDialog,
	isOfLessonDialog,
	lessonDialogForm,
} from '#app/features/courses/admin/lesson-dialogs.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { articleFailures } from './article-failures.ts'
import { articlesPath } from './article-search.ts'
import { type ArticleDeletion, articleDeletionForm } from './forms.ts'
import { deleteArticle, restoreArticle } from './save-article.server.ts'

type Asked = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

const articlesForm = z.discriminatedUnion('intent', [articleDeletionForm, lessonDialogForm])

/** Answers whatever form was sent on the list of articles, by its intent. */
export async function answerArticlesForm(asked: Asked): Promise<Response> {
	const form = await readBody(asked.request, articlesForm)
	if (!form.ok) return invalid(form.problems, { typed: form.typed })
	if (isOfLessonDialog(form.value)) return answerLessonDialog(asked, form.value)
	return answerArticleDeletion(asked, form.value)
}

/** Afterwards one is on the list, which says what was done. */
export function answerArticleDeletion(
	{ context, request, admin }: Asked,
	form: ArticleDeletion,
): Promise<Response> {
	const { db } = context
	const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
	return orInvalid(articleFailures[form.intent], {}, async () => {
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
