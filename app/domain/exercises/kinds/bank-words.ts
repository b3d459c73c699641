/**
 * The words of the kinds that fill slots, as typed: `- zh: 姓` is a word that belongs nowhere, `* zh: 书 = 本`
 * a pair. Each stands in one language, on one line.
 */
import { mostOptions, parseSequence } from '#app/domain/exercises/answer.ts'
import { type LocalizedText, onlyText } from '#app/domain/exercises/localized-text.ts'
import type { KindProblem, OptionsAndAnswer, TypedOption } from './kind.ts'

export type BankLine = { tag: string; text: string; isRight: boolean; line: number | undefined }

/** The lines of a kind, or the first problem. */
export function readBankLines(
	type: string,
	options: readonly TypedOption[],
): { lines: BankLine[] } | { problem: KindProblem } {
	const lines: BankLine[] = []
	for (const { text, isRight, line } of options) {
		const [tag, ...more] = Object.keys(text)
		if (tag === undefined) continue
		const source = oneLine(onlyText(text))
		if (more.length > 0) {
			return {
				problem: { code: 'exercise-text.several-languages', values: { type, source }, line },
			}
		}
		lines.push({ tag, text: source, isRight, line })
	}
	return { lines }
}

/** The problem of too many `-` lines. */
export function tooManyExtras(
	type: string,
	extras: readonly BankLine[],
	most: number,
): KindProblem | undefined {
	if (extras.length <= most) return undefined
	const values = { type, most, count: extras.length }
	return { code: 'exercise-text.too-many-extras', values, line: extras[most]?.line }
}

export function localized({ tag, text }: Pick<BankLine, 'tag' | 'text'>): LocalizedText {
	return { [tag]: text }
}

/** The texts of stored words; undefined if one has none. */
export function storedWords(options: readonly LocalizedText[] | null): string[] | undefined {
	const words = options?.map(onlyText) ?? []
	const isReadable = words.length > 0 && words.length <= mostOptions && !words.includes('')
	return isReadable ? words : undefined
}

/** The options that an answer uses and those it doesn't, as they are typed. */
export function byAnswer({ options, answer }: OptionsAndAnswer): {
	used: LocalizedText[]
	unused: LocalizedText[]
} {
	const places = parseSequence(answer) ?? []
	const isUsed = new Set(places)
	return {
		used: options.length > 0 ? places.map((place) => options[place] ?? {}) : [],
		unused: options.filter((_, place) => !isUsed.has(place)),
	}
}

export function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim()
}
