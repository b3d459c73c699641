/** Creates an article, with or without a text, and leads to its page. */
import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import type { User } from '#app/domain/accounts/user.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { ok } from '#app/domain/result.ts'
import { chooseSlug } from '#app/features/courses/admin/choose-slug.server.ts'
import { textLimit } from '#app/features/lesson-editor/content/text-form.ts'
import { writeText } from '#app/features/lesson-editor/write-text.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { articleFailures } from './article-failures.ts'
import { type NewArticleForm, newArticleForm } from './article-forms.ts'
import { createArticle } from './save-article.server.ts'

type NewArticleCall = {
	context: AppLoadContext
	request: Request
	admin: Pick<User, 'id' | 'email'>
}

export async function answerNewArticle(call: NewArticleCall): Promise<Response> {
	const form = await readBody(call.request, newArticleForm, textLimit)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid(articleFailures.create, typed, () => create(call, { form: form.value, typed }))
}

type Sent = { form: NewArticleForm; typed: Typed }

async function create({ context, admin }: NewArticleCall, { form, typed }: Sent) {
	const { db, services } = context
	const { tokenize, readings } = services
	const { intent: _, slug, text, ...values } = form
	const [wanted, written] = await Promise.all([
		chooseSlug({ slug, titleZh: values.title, titleEn: values.enTitle }, tokenize),
		text.trim() === '' ? ok([]) : writeText({ db, tokenize, readings }, { text, present: [] }),
	])
	if (!wanted.ok || !written.ok) {
		const textProblems = written.ok ? [] : written.error
		const problems = textProblems.map((problem) => ({ ...problem, field: 'text' }))
		return invalid([...(wanted.ok ? [] : [wanted.error]), ...problems], { typed })
	}
	const made = await createArticle(db, {
		wanted: wanted.value,
		values,
		content: written.value,
		actor: { id: admin.id, email: admin.email },
		now: new Date(),
	})
	if (!made.ok) return invalid([made.error], { typed })
	return redirect(`${tabPath({ kind: 'articles', id: made.value.id })}?done=create`)
}
