/** Answers the forms of an article's settings: saves its fields, or deletes it. */
import { redirect } from '@remix-run/cloudflare'
import { articleOwner } from '#app/db/working-parts.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { findSettingsMeanwhile } from '#app/features/publishing/saved-meanwhile.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { type ArticlesCall, answerListForm } from './answer-list-form.server.ts'
import { articleFailures } from './article-failures.ts'
import { settingsForm } from './article-forms.ts'
import { editArticle } from './save-article.server.ts'

type SettingsCall = ArticlesCall & { id: string }

export async function answerSettingsForm({ id, ...call }: SettingsCall): Promise<Response> {
	const form = await readBody(call.request, settingsForm, longForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	if (form.value.intent !== 'edit') return answerListForm(call, form.value)
	const { intent: _, version, ...values } = form.value
	const { context, admin } = call
	return orInvalid(articleFailures.edit, typed, async () => {
		const by = { actor: { id: admin.id, email: admin.email }, now: new Date() }
		const saved = await editArticle(context.db, { id, values, version, ...by })
		if (!saved.ok) {
			const owner = articleOwner(id)
			const refused = { owner, refusal: saved.error, readerId: admin.id }
			return refuseChange(saved.error, typed, await findSettingsMeanwhile(context.db, refused))
		}
		return redirect(`${tabPath({ kind: 'articles', id }, 'Settings')}?done=edit`)
	})
}
