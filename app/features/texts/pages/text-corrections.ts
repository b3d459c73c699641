/** Corrections of an own text, as JSON: GET those of a word, POST one to keep or to take back. */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import * as z from 'zod'
import { ownTextRules } from '#app/domain/accounts/attempt-limit.ts'
import { longestCut, longestPinyin, placeSchema } from '#app/domain/texts/correction-schema.ts'
import { longestNote } from '#app/domain/texts/longest-note.ts'
import {
	correctText,
	listCorrections,
	takeBackCorrection,
} from '#app/features/texts/correcting/correct-text.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse, refuseWith } from '#app/http/responses.server.ts'

const id = z.string().min(1).max(100)
const words = z.array(z.string().min(1).max(longestCut)).min(1).max(longestCut)

const correctionForm = z.discriminatedUnion('intent', [
	z.object({
		intent: z.literal('correct'),
		part: id,
		place: placeSchema,
		was: words,
		now: words,
		word: z.int().nonnegative(),
		pinyin: z.string().max(longestPinyin).optional(),
		note: z.string().max(longestNote).optional(),
		isEverywhere: z.boolean(),
	}),
	z.object({ intent: z.literal('take-back'), part: id, change: id }),
])

const wordOfText = z.object({
	part: id,
	paragraph: z.coerce.number().int().nonnegative(),
	at: z.coerce.number().int().nonnegative(),
	word: z.string().min(1).max(longestCut),
})

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { id: userId } = await requireCaller(context)
	const asked = wordOfText.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!asked.success) return refuse('request.invalid')
	const { part: partId, word, ...place } = asked.data
	const text = { textId: params.id ?? '', userId, partId }
	const found = await listCorrections(context.db, { ...text, place, word })
	return found ? json(found) : refuse('own-text.not-found')
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db, services } = context
	const { id: userId } = await requireCaller(context)
	const read = await readBody(request, correctionForm, { as: 'json' })
	if (!read.ok) return refuse('request.invalid')
	const attempt = await admit(context, ownTextRules('change', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const { part: partId, ...asked } = read.value
	const text = { textId: params.id ?? '', userId, partId }
	try {
		const kept =
			asked.intent === 'correct'
				? await correctText({ db, readings: services.readings }, { ...asked, ...text })
				: await takeBackCorrection(db, { ...asked, ...text })
		if (kept.ok) return json(kept.value)
		const { error } = kept
		return 'text' in error ? refuseWith(error) : refuse(error.code, error.values)
	} catch (error) {
		logFailure(error)
		return refuse('own-text.change-failed')
	}
}
