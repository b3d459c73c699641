/**
 * The meanings of a word in one cell of a table, each after its part of speech.
 *
 * 工作: verb=to work; to operate; noun=job; work
 *
 * Meanings are set apart by semicolons. What has no = goes on with the definition before it, so that
 * "to operate" belongs to the verb. A backslash before ; = or \ makes it a mere character:
 * 公式: noun=formula, as in E\=mc². Spaces around the parts do not count.
 */
import type { ErrorCode } from '#app/domain/errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import { isPartOfSpeech, type PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

type MeaningProblem = {
	code: Extract<
		ErrorCode,
		| 'vocabulary-csv.bad-meaning'
		| 'vocabulary-csv.unsupported-pos'
		| 'vocabulary-csv.dangling-definition'
		| 'vocabulary-csv.no-meaning'
	>
	/** What of the text it is about. */
	part: string
}

export function parseMeaning(text: string): Result<Meaning, MeaningProblem[]> {
	const found = new Map<PartOfSpeech, string>()
	const problems: MeaningProblem[] = []
	let current: PartOfSpeech | 'unknown' | undefined
	for (const { name, rest } of partsOf(text)) {
		const part = name === undefined ? rest : `${name}=${rest}`
		if (part === '') continue
		if (name === undefined) {
			if (!current) problems.push({ code: 'vocabulary-csv.dangling-definition', part })
			else if (current !== 'unknown') found.set(current, `${found.get(current)}; ${rest}`)
			continue
		}
		const pos = name.toLowerCase()
		current = 'unknown'
		if (pos === '' || rest === '') problems.push({ code: 'vocabulary-csv.bad-meaning', part })
		else if (!isPartOfSpeech(pos)) {
			problems.push({ code: 'vocabulary-csv.unsupported-pos', part: name })
		} else if (found.has(pos)) problems.push({ code: 'vocabulary-csv.bad-meaning', part })
		else {
			found.set(pos, rest)
			current = pos
		}
	}
	if (problems.length > 0) return err(problems)
	if (found.size === 0) return err([{ code: 'vocabulary-csv.no-meaning', part: '' }])
	return ok(Object.fromEntries([...found].map(([pos, definition]) => [pos, { definition }])))
}

export function formatMeaning(meaning: Meaning): string {
	return Object.entries(meaning)
		.map(([pos, { definition }]) => `${pos}=${escaped(definition)}`)
		.join('; ')
}

function escaped(definition: string): string {
	return definition
		.replace(/[\\=]/g, '\\$&')
		.replace(/;/g, (sign, place: number, text: string) =>
			readsAsItStands(text, place) ? sign : `\\${sign}`,
		)
}

/** A semicolon right after one part of a definition, and one space before the next. */
function readsAsItStands(text: string, place: number): boolean {
	return /\S/.test(text.charAt(place - 1)) && /^ [^\s;]/.test(text.slice(place + 1, place + 3))
}

type Part = { name: string | undefined; rest: string }

/** Cuts at semicolons, and each part at its first equals sign, but for those after a backslash. */
function partsOf(text: string): Part[] {
	const parts: Part[] = []
	let name: string | undefined
	let rest = ''
	function finish() {
		parts.push({ name: name?.trim(), rest: rest.trim() })
		name = undefined
		rest = ''
	}
	for (let index = 0; index < text.length; index += 1) {
		const sign = text.charAt(index)
		const next = text.charAt(index + 1)
		if (sign === '\\' && next !== '' && '\\;='.includes(next)) {
			rest += next
			index += 1
		} else if (sign === ';') {
			finish()
		} else if (sign === '=' && name === undefined) {
			name = rest
			rest = ''
		} else {
			rest += sign
		}
	}
	finish()
	return parts
}
