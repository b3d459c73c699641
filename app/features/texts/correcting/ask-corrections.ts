/** Asks the server to correct a text, or to take a correction back. */
import { textCorrectionErrors } from '#app/domain/errors/text-corrections.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { TextPlace } from '#app/domain/texts/corrections.ts'
import { isOffline } from '#app/ui/is-offline.ts'
import { sendJson } from '#app/ui/send-json.ts'

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

export type SavedCorrection = {
	/** Takes it back; undefined if nothing had to change. */
	change?: string
	/** How many words of this part are not what they were. */
	count: number
}

/** A correction that concerns a word, as a sentence. */
export type EarlierCorrection = { change: string; text: string }

type Refused = { code: string; text: string }

export function saveCorrection(
	textId: string,
	wanted: CorrectionToSave,
): Promise<Result<SavedCorrection, Refused>> {
	return ask(textId, { intent: 'correct', ...wanted }, isSaved)
}

export function takeBack(
	textId: string,
	{ part, change }: { part: string; change: string },
): Promise<Result<SavedCorrection, Refused>> {
	return ask(textId, { intent: 'take-back', part, change }, isSaved)
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
	return ask(textId, undefined, isList, `?${search}`)
}

async function ask<T>(
	textId: string,
	body: object | undefined,
	isExpected: (value: unknown) => value is T,
	search = '',
): Promise<Result<T, Refused>> {
	try {
		const answer = await sendJson(`/texts/${textId}/corrections${search}`, body)
		if (answer.status === 401) return refused('text-correction.signed-out')
		const value: unknown = await answer.json()
		if (answer.ok && isExpected(value)) return ok(value)
		return isRefusal(value) ? err(value.error) : refused('text-correction.failed')
	} catch {
		return refused((await isOffline()) ? 'text-correction.offline' : 'text-correction.failed')
	}
}

function refused(code: keyof typeof textCorrectionErrors): Result<never, Refused> {
	return err({ code, text: textCorrectionErrors[code] })
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}

function isSaved(value: unknown): value is SavedCorrection {
	return isObject(value) && typeof value.count === 'number'
}

function isList(value: unknown): value is EarlierCorrection[] {
	return Array.isArray(value) && value.every((one) => isObject(one) && typeof one.text === 'string')
}

function isRefusal(value: unknown): value is { error: Refused } {
	return isObject(value) && isObject(value.error) && typeof value.error.text === 'string'
}
