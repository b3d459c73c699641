/**
 * Puts the fields of several note types into the columns of one list: Hanzi of one type and Simplified of
 * another are one column of words.
 *
 *   Chinese (Hanzi, Pinyin, English), Basic (Front 秋天, Back autumn)   →   Hanzi, Pinyin, English, Back
 */
import { guessColumns } from '#app/domain/my-words/files/columns.ts'
import type { ColumnRole } from '#app/domain/my-words/files/import-choices.ts'
import { plainCell } from '#app/domain/my-words/files/plain-cell.ts'
import type { NoteType } from './read-notes.ts'

export type SharedColumn = { name: string; role: ColumnRole }

type Sharing = {
	columns: SharedColumn[]
	/** For each type the column of each field, from 0. */
	places: ReadonlyMap<NoteType, readonly number[]>
}

/** The type with the most notes gives the first columns. */
export function shareColumns(types: readonly NoteType[]): Sharing {
	const columns: SharedColumn[] = []
	const places = new Map<NoteType, number[]>()
	for (const type of types.toSorted((a, b) => b.notes.length - a.notes.length)) {
		const fields = fieldsOf(type)
		const taken = new Set<number>()
		const at = fields.map(({ role }) => (role === 'none' ? -1 : take((one) => one.role === role)))
		fields.forEach((field, index) => {
			if (at[index] === -1) at[index] = take(({ name }) => name === field.name)
			if (at[index] === -1) at[index] = columns.push(field) - 1
			taken.add(at[index] ?? -1)
		})
		places.set(type, at)

		function take(fits: (column: SharedColumn) => boolean): number {
			const found = columns.findIndex((column, index) => !taken.has(index) && fits(column))
			if (found >= 0) taken.add(found)
			return found
		}
	}
	return { columns, places }
}

function fieldsOf({ fields, notes }: NoteType): SharedColumn[] {
	const count = notes.reduce((most, { cells }) => Math.max(most, cells.length), fields.length)
	const names = Array.from(
		{ length: count },
		(_, at) => plainCell(fields[at] ?? '', { isHtml: false }) || `Field ${at + 1}`,
	)
	const roles = guessColumns(
		notes.map(({ cells }) => cells),
		{ head: names },
	)
	// A note's tags stand beside its fields.
	return names.map((name, at) => {
		const role = roles[at] ?? 'none'
		return { name, role: role === 'tags' ? 'none' : role }
	})
}
