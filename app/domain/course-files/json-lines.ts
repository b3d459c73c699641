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

type Place = readonly (string | number)[]

/** `path` is that of the list or object, as `pathKey` writes it. */
type Open = { isList: boolean; key: string | number; path: string }

/** Values that lie deeper have the line of the value around them: no manifest asks for theirs. */
const deepest = 8

/**
 * Tells the line, from 1, where a value begins, or the nearest value around it that is there. The text is valid
 * JSON, and is read once for all values, when the first line is asked for.
 */
export function valueLines(text: string): (place: Place) => number {
	let lines: Map<string, number> | undefined
	return (place) => {
		lines ??= linesByPath(text)
		const around = ['']
		for (const key of place.slice(0, deepest)) around.push(pathKey(around.at(-1) ?? '', key))
		const known = around.flatMap((path) => lines?.get(path) ?? [])
		return known.at(-1) ?? 1
	}
}

function linesByPath(text: string): Map<string, number> {
	const lines = new Map<string, number>()
	const open: Open[] = []
	let line = 1
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
		const isDeep = open.length > deepest
		const path = isDeep || !last ? '' : pathKey(last.path, last.key)
		// A key counts as the beginning of its value: an unknown key is itself the fault.
		if (!isDeep && !lines.has(path)) lines.set(path, line)
		if (isKey) continue
		if (piece === '{' || piece === '[') {
			open.push({ isList: piece === '[', key: piece === '[' ? 0 : '', path })
			isKey = piece === '{'
		}
	}
	return lines
}

function pathKey(path: string, key: string | number): string {
	return `${path}\n${String(key).replaceAll('\n', ' ')}`
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
