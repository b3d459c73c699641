/** Marks of words, as JSON from the outbox: POST { marks } → { now }. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import * as z from 'zod'
import { meetingFields, readingFields } from '#app/contracts/word-fields.ts'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { keepMarks, marksOf } from '#app/features/known-words/change-marks.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

/** More than the most marks of one request, as JSON. */
const longestBody = 300_000

const wordMarks = z.object({
	marks: z
		.array(
			z.object({
				...readingFields,
				...meetingFields,
				said: z.enum(standings).nullable(),
				ageMs: z.number().min(0),
			}),
		)
		.min(1)
		.max(200),
})

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const attempt = await admit(context, learningRules('word-marks', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const read = await readBody(request, wordMarks, { as: 'json', mostBytes: longestBody })
	if (!read.ok) return refuse('request.invalid')
	const { marks } = read.value
	const [, kept] = await db.batch([
		keepMarks(db, { userId, marks, now: new Date() }),
		marksOf(db, { userId, words: marks }),
	])
	// The time after it: a page made meanwhile does not have these marks yet.
	return json({ userId, now: Date.now(), kept })
}
