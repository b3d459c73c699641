/**
 * A word's meanings in one CSV cell, each with its part of speech.
 *
 * 工作: verb=to work; to operate; noun=job; work
 *
 * Semicolons separate meanings. A part without = continues the definition before it, so "to operate"
 * belongs to the verb. A backslash escapes ; = and \, as in 公式: noun=formula, as in E\=mc². Spaces
 * around parts are ignored.
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
	/** The invalid part of the text. */
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
		.replace(/;/g, (semicolon, at: number, text: string) =>
			needsNoEscape(text, at) ? semicolon : `\\${semicolon}`,
		)
}

/** A semicolon after a character and before exactly one space survives parsing as it is. */
function needsNoEscape(text: string, at: number): boolean {
	return /\S/.test(text.charAt(at - 1)) && /^ [^\s;]/.test(text.slice(at + 1, at + 3))
}

type MeaningPart = { name: string | undefined; rest: string }

/** Splits at semicolons, and each part at its first equals sign, unless escaped. */
function partsOf(text: string): MeaningPart[] {
	const parts: MeaningPart[] = []
	let name: string | undefined
	let rest = ''
	function finish() {
		parts.push({ name: name?.trim(), rest: rest.trim() })
		name = undefined
		rest = ''
	}
	for (let index = 0; index < text.length; index += 1) {
		const character = text.charAt(index)
		const next = text.charAt(index + 1)
		if (character === '\\' && next !== '' && '\\;='.includes(next)) {
			rest += next
			index += 1
		} else if (character === ';') {
			finish()
		} else if (character === '=' && name === undefined) {
			name = rest
			rest = ''
		} else {
			rest += character
		}
	}
	finish()
	return parts
}
