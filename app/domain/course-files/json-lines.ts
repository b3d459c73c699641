/**
 * Finds the line of a value in a JSON text, to say where a manifest is wrong.
 *
 *   {
 *     "title": { "zh": "第一步" },
 *     "lessons": [
 *       { "slug": "ni-hao" }        ['lessons', 0, 'slug'] is on line 4
 */
import { parseJson } from '#app/domain/json.ts'

const pieces = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+|\n/g

type Open = { isList: boolean; key: string | number }

/**
 * The line, from 1, where the value begins, or the nearest value around it that is there. The text is
 * valid JSON.
 */
export function lineOfValue(text: string, path: readonly (string | number)[]): number {
	let line = 1
	let found = { depth: -1, line: 1 }
	const open: Open[] = []
	let isKey = false
	for (const [piece] of text.matchAll(pieces)) {
		const last = open.at(-1)
		if (piece === '\n') {
			line += 1
			continue
		}
		if (piece === ']' || piece === '}') {
			open.pop()
			isKey = false
			continue
		}
		if (piece === ':') {
			isKey = false
			continue
		}
		if (piece === ',') {
			if (last?.isList) last.key = Number(last.key) + 1
			isKey = last?.isList === false
			continue
		}
		if (isKey && last) last.key = String(parseJson(piece))
		// A key counts as the beginning of its value: an unknown key is itself the fault.
		const depth = open.length
		if (depth > found.depth && depth <= path.length && leadsTo(open, path)) found = { depth, line }
		if (isKey) continue
		if (piece === '{' || piece === '[') {
			open.push({ isList: piece === '[', key: piece === '[' ? 0 : '' })
			isKey = piece === '{'
		}
	}
	return found.line
}

function leadsTo(open: readonly Open[], path: readonly (string | number)[]): boolean {
	return open.every(({ key }, index) => String(key) === String(path[index]))
}

/** The line where a text stops being JSON; undefined if the engine does not tell. */
export function lineOfSyntaxError(text: string): number | undefined {
	try {
		JSON.parse(text)
		return undefined
	} catch (error) {
		const reason = error instanceof Error ? error.message : ''
		const [, at] = /at position (\d+)/.exec(reason) ?? []
		if (at !== undefined) return text.slice(0, Number(at)).split('\n').length
		return /end of JSON/i.test(reason) ? text.trimEnd().split('\n').length : undefined
	}
}
