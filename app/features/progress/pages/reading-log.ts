/** Takes from a browser where its person stopped in texts, and the time with them. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import * as z from 'zod'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { mostParagraphs, placedKinds } from '#app/domain/progress/reading-place.ts'
import { mostMsADay } from '#app/domain/progress/study-time.ts'
import { keepReading } from '#app/features/progress/reading/keep-reading.server.ts'
import {
	longestBody,
	mostDays,
	mostPlaces,
	mostTapped,
	type ReadingTaken,
} from '#app/features/progress/reading/reading-contract.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'

const paragraph = z.int().min(1).max(mostParagraphs)
const ms = z.number().min(0).max(mostMsADay).transform(Math.round)

const bodySchema = z.object({
	device: z.string().regex(/^[\w-]{8,64}$/),
	places: z
		.array(
			z.object({
				kind: z.enum(placedKinds),
				id: z.string().min(1).max(100),
				paragraph,
				paragraphs: paragraph,
				ageMs: z.number().min(0),
			}),
		)
		.max(mostPlaces),
	days: z.array(z.object({ day: z.iso.date(), readMs: ms, listenedMs: ms })).max(mostDays),
	tapped: z
		.object({
			id: z.string().regex(/^[\w-]{8,64}$/),
			words: z
				.array(
					z.object({
						lessonId: z.string().min(1).max(100),
						word: z.string().min(1).max(50),
					}),
				)
				.max(mostTapped),
		})
		.optional(),
})

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const reader = await requireCaller(context)
	const attempt = await admit(context, learningRules('reading', reader.id))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const body = await readBody(request, bodySchema, { as: 'json', mostBytes: longestBody })
	if (!body.ok) return refuse('request.invalid')
	await keepReading(db, { reader, log: body.value, now: new Date() })
	return json({ userId: reader.id, isTaken: true } satisfies ReadingTaken)
}
