import { redirect } from '@remix-run/cloudflare'
import type { Db } from '#app/db/client.server.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { answerForm } from '#app/features/reports/report-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { withoutDialog } from '#app/ui/admin/paging.ts'
import { answerReports } from './answer-reports.server.ts'
import { reportsListPath } from './report-search.ts'

type Submission = { db: Db; request: Request; editor: Pick<User, 'id' | 'email'> }

/** Answers reports or takes an answer back, then redirects to the list, which says so. */
export async function answerReportForm({ db, request, editor }: Submission): Promise<Response> {
	const form = await readBody(request, answerForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid('report.answer-failed', typed, async () => {
		const by = { actor: { id: editor.id, email: editor.email }, now: new Date() }
		const answered = await answerReports(db, { form: form.value, ...by })
		if (!answered.ok) return refuseChange(answered.error, typed)
		const { searchParams } = new URL(request.url)
		const done = { done: form.value.intent, of: answered.value.id }
		return redirect(reportsListPath(withoutDialog(searchParams), done))
	})
}
