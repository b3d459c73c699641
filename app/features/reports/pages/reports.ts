/** A reader's report, as JSON from the dialog or the outbox: POST { id, kind, part, … } → { taken: true }. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { reportRules } from '#app/domain/accounts/attempt-limit.ts'
import { keepReport } from '#app/features/reports/keep-report.server.ts'
import { reportSchema } from '#app/features/reports/report-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const reader = await requireCaller(context)
	const attempt = await admit(context, reportRules(reader.id))
	if (!attempt.ok) return refuseTooMany('report.too-many', attempt.error)
	const read = await readBody(request, reportSchema, { as: 'json' })
	if (!read.ok) return refuse('request.invalid')
	await keepReport(db, { reader, report: read.value, now: new Date() })
	return json({ userId: reader.id, taken: true })
}
