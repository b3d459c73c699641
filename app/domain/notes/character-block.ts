/**
 * How a character is built, as a block of a lesson's notes:
 *
 *   char: 妈[mā]
 *   means: 女 woman
 *   sounds: 马[mǎ]
 *   en: A woman, and a horse that only lends its sound.
 *
 * A part gives meaning or sound, or neither any more (`part:`). A character of one piece, such as 人, has no parts.
 */
import * as z from 'zod'
import { readAside } from '#app/domain/lesson-text/aside.ts'
import { tokenSchema } from '#app/domain/lesson-text/content-schema.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { formatSpans, parseSpans, spansSchema } from './spans.ts'

export const partRoles = ['means', 'sounds', 'part'] as const

const partSchema = z.object({
	role: z.enum(partRoles),
	hanzi: z.string(),
	/** Its meaning, or the reading that it lends. */
	gives: z.string(),
})

export const characterBlockSchema = z.object({
	type: z.literal('character'),
	/** The character, as a list of one word. */
	zh: z.array(tokenSchema),
	parts: z.array(partSchema),
	spans: spansSchema,
})

export type CharacterBlock = z.infer<typeof characterBlockSchema>

type CharacterPart = CharacterBlock['parts'][number]

/** Its lines as they are typed. */
export type CharacterDraft = {
	line: number
	char: string
	parts: { role: CharacterPart['role']; text: string }[]
	en: string | undefined
}

/** A part is one character, in the form that it has there: 亻 of 你. */
const part = /^(\S)\s+(.+)$/u

export function readCharacter(draft: CharacterDraft): Result<CharacterBlock, Problem> {
	const { line, char, en } = draft
	const character = withReading(char)
	if (!character) return err({ code: 'lesson-notes.no-character', line })
	if (!en) return err({ code: 'lesson-notes.no-english', line })
	const parts: CharacterPart[] = []
	for (const { role, text } of draft.parts) {
		const read = role === 'sounds' ? withReading(text) : withMeaning(text)
		if (!read) return err({ code: 'lesson-notes.no-part', values: { part: text }, line })
		parts.push({ role, ...read })
	}
	const zh = [{ word: character.hanzi, pinyin: character.gives }]
	return ok({ type: 'character', zh, parts, spans: parseSpans(en) })
}

function withReading(text: string): Pick<CharacterPart, 'hanzi' | 'gives'> | undefined {
	const read = readAside(text)
	if (!read.ok) return undefined
	const [reading, ...others] = read.value.readings
	const isOne = [...read.value.text].length === 1 && others.length === 0
	return reading && isOne ? { hanzi: read.value.text, gives: reading.pinyin } : undefined
}

function withMeaning(text: string): Pick<CharacterPart, 'hanzi' | 'gives'> | undefined {
	const [, hanzi, gives] = part.exec(text) ?? []
	return hanzi && gives ? { hanzi, gives } : undefined
}

export function formatCharacter({ zh, parts, spans }: CharacterBlock): string {
	const [token] = zh
	return [
		`char: ${token?.word}[${token?.pinyin}]`,
		...parts.map(({ role, hanzi, gives }) =>
			role === 'sounds' ? `sounds: ${hanzi}[${gives}]` : `${role}: ${hanzi} ${gives}`,
		),
		`en: ${formatSpans(spans)}`,
	].join('\n')
}
