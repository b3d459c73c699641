/**
 * The form of the import. It holds the whole list, so that nothing is stored between the check and the import.
 * A page without JavaScript sends `echo`, because it needs its text back.
 */
import * as z from 'zod'
import {
	type ColumnRole,
	columnRoles,
	importWays,
	mostBytes,
	wordFormats,
} from '#app/domain/my-words/files/import-choices.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { undoForm } from '#app/features/my-words/my-words-forms.ts'
import { importLists } from './import-answer.ts'

/** Ten thousand choices of readings have 200 kB; an Undo of as many words 150. */
export const importLimit = {
	mostBytes: mostBytes + 500_000,
	orSay: 'word-import.too-large',
} as const

const list = z.looseObject({
	intent: z.enum(['check', 'import']).default('check'),
	text: z.string().default(''),
	file: z.instanceof(File).optional().catch(undefined),
	format: z.enum(wordFormats).optional().catch(undefined),
	way: z.enum(importWays).catch('file'),
	/** Names the list that a check has shown. */
	digest: z.string().default(''),
	/** Readings that were chosen, by rows: 12:345,17:99 */
	chosen: z.string().default(''),
	/** The list to be shown, and its page: ambiguous.2 */
	show: z.string().default(''),
	echo: z.string().optional(),
})

export const importForm = z.union([undoForm, list])

export type ListForm = z.infer<typeof list>

/** The text that was pasted, or that of a file that a page without JavaScript sent. */
export async function textOf({ text, file }: ListForm): Promise<Result<string, Problem[]>> {
	const isFile = file !== undefined && file.size > 0
	const size = isFile ? file.size : new TextEncoder().encode(text).length
	if (size > mostBytes) return err([tooLong(size)])
	if (!isFile) return ok(text)
	const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
	if (decoded === undefined) return err([{ code: 'word-import.no-text', field: 'text' }])
	return ok(decoded)
}

export function tooLong(bytes: number): Problem {
	const [size, most] = [bytes, mostBytes].map((count) => Math.ceil(count / 100_000) / 10)
	return {
		code: 'word-import.too-large',
		values: { size: size ?? 0, most: most ?? 0 },
		field: 'text',
	}
}

/** The roles of the columns, from the fields column-0, column-1, … */
export function rolesIn(form: ListForm): ColumnRole[] {
	const roles: ColumnRole[] = []
	for (let at = 0; ; at += 1) {
		const role = columnRoles.find((one) => one === form[`column-${at}`])
		if (role === undefined) return roles
		roles.push(role)
	}
}

/** Readings chosen on the page that is shown win over those of other pages. */
export function choicesIn(form: ListForm): Map<number, number> {
	const chosen = new Map<number, number>()
	for (const pair of form.chosen.split(',')) {
		const [, row, id] = /^(\d{1,6}):(\d{1,12})$/.exec(pair) ?? []
		if (row && id) chosen.set(Number(row), Number(id))
	}
	for (const [name, value] of Object.entries(form)) {
		const row = /^entry-(\d{1,6})$/.exec(name)?.[1]
		if (row && typeof value === 'string' && /^\d{1,12}$/.test(value)) {
			chosen.set(Number(row), Number(value))
		}
	}
	return chosen
}

export function formatChoices(chosen: ReadonlyMap<number, number>): string {
	return [...chosen].map(([row, id]) => `${row}:${id}`).join(',')
}

/** The list to be shown; undefined if the form names none. */
export function askedList({ show }: ListForm) {
	const [, named, page] = /^([a-z]+)\.([1-9]\d{0,3})$/.exec(show) ?? []
	const name = importLists.find((one) => one === named)
	return name && { name, page: Number(page) }
}
