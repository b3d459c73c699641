/** Asks the server to correct a text, or to take a correction back. Loaded with the dialog, with its schemas. */
import * as z from 'zod/mini'
import { textCorrectionErrors } from '#app/domain/errors/text-corrections.ts'
import { failureIn } from '#app/domain/failure.ts'
import { err, type Result } from '#app/domain/result.ts'
import type { TextPlace } from '#app/domain/texts/corrections.ts'
import { askJson, type Refusal } from '#app/http/ask-json.ts'
import { isOffline } from '#app/ui/is-offline.ts'

export type CorrectionToSave = {
	part: string
	place: TextPlace
	was: readonly string[]
	now: readonly string[]
	word: number
	pinyin?: string | undefined
	note?: string | undefined
	isEverywhere: boolean
}

const savedSchema = z.object({
	/** Takes it back; undefined if nothing had to change. */
	change: z.optional(z.string()),
	/** How many words of this part are not what they were. */
	count: z.number(),
})

export type SavedCorrection = z.infer<typeof savedSchema>

/** Corrections that concern a word, each as a sentence. */
const earlierSchema = z.array(z.object({ change: z.string(), text: z.string() }))

export type EarlierCorrection = z.infer<typeof earlierSchema>[number]

type Refused = { code: string; text: string }

export function saveCorrection(
	textId: string,
	wanted: CorrectionToSave,
): Promise<Result<SavedCorrection, Refused>> {
	return ask(textId, { intent: 'correct', ...wanted }, savedSchema)
}

export function takeBack(
	textId: string,
	{ part, change }: { part: string; change: string },
): Promise<Result<SavedCorrection, Refused>> {
	return ask(textId, { intent: 'take-back', part, change }, savedSchema)
}

export function listEarlier(
	textId: string,
	asked: { part: string; paragraph: number; at: number; word: string },
): Promise<Result<EarlierCorrection[], Refused>> {
	const search = new URLSearchParams({
		part: asked.part,
		paragraph: String(asked.paragraph),
		at: String(asked.at),
		word: asked.word,
	})
	return ask(textId, undefined, earlierSchema, `?${search}`)
}

async function ask<T>(
	textId: string,
	body: object | undefined,
	schema: z.ZodMiniType<T>,
	search = '',
): Promise<Result<T, Refused>> {
	const answer = await askJson(`/texts/${textId}/corrections${search}`, body, schema)
	return answer.ok ? answer : err(await whyRefused(answer.error))
}

async function whyRefused({ status, body }: Refusal): Promise<Refused> {
	if (status === 401) return refusedAs('text-correction.signed-out')
	const isLost = body === undefined && (await isOffline())
	return isLost
		? refusedAs('text-correction.offline')
		: (failureIn(body) ?? refusedAs('text-correction.failed'))
}

function refusedAs(code: keyof typeof textCorrectionErrors): Refused {
	return { code, text: textCorrectionErrors[code] }
}
