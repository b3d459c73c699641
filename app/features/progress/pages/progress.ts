/** Syncs progress: a browser sends its records and fetches those of other devices. */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import * as z from 'zod'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { type CourseProgress, parseRecord } from '#app/domain/progress/record.ts'
import {
	longestBody,
	mostRecords,
	type RecordsChanged,
	type RecordsTaken,
} from '#app/features/progress/exchange.ts'
import { listProgressSince } from '#app/features/progress/list-progress.server.ts'
import { mergeIntoProgress } from '#app/features/progress/merge-progress.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

/** The latest instant a Date can hold. */
const lastMs = 8.64e15

const sinceSchema = z.coerce.number().min(0).max(lastMs).catch(0)

/** Records are validated one by one: damaged ones are skipped, the others kept. */
const bodySchema = z.object({
	records: z.array(z.tuple([z.string(), z.unknown()])).max(mostRecords),
})

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id } = await requireCaller(context)
	const since = sinceSchema.parse(new URL(request.url).searchParams.get('since'))
	const changed = await listProgressSince(db, { userId: id, since })
	return json({ userId: id, ...changed } satisfies RecordsChanged)
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id } = await requireCaller(context)
	if (request.method !== 'POST') throw wrongMethod('GET, POST')
	const attempt = await admit(context, learningRules('records', id))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const body = await readBody(request, bodySchema, { as: 'json', mostBytes: longestBody })
	if (!body.ok) return refuse('request.invalid')
	const sent: CourseProgress = Object.create(null)
	const ignored: string[] = []
	for (const [lessonId, value] of body.value.records) {
		const record = parseRecord(value)
		if (record?.userId === id) sent[lessonId] = record
		else ignored.push(lessonId)
	}
	const taken = await mergeIntoProgress(db, { userId: id, sent })
	return json({
		userId: id,
		records: taken.records,
		ignored: [...ignored, ...taken.ignored],
	} satisfies RecordsTaken)
}
