/** Writes a logged value in words: true is "yes", { verb: { definition: 'to thank' } } "verb: to thank". */
import { categoryNames } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { lessonKindNames } from '#app/domain/courses/lesson-kind.ts'
import { editionNames } from '#app/domain/hsk/edition.ts'
import { parseHskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'

/** Longer values are shortened. */
const longestValue = 60

type Place = { objectType: string; field: string }

/** Undefined if there is no value. */
export function valueText(value: unknown, { objectType, field }: Place): string | undefined {
	if (value === undefined || value === null || value === '') return undefined
	if (typeof value === 'boolean') return value ? 'yes' : 'no'
	const names = field === 'status' ? statusNames(objectType) : valueNames[field]
	return names?.[String(value)] ?? shortened(plainText(value, field))
}

function plainText(value: unknown, field: string): string {
	// The separator of words has its own glyph in the editors' font only.
	if (typeof value === 'string') return value.replaceAll(wordSeparator, '|')
	if (field === 'levels' && Array.isArray(value)) return value.map(levelText).join(', ')
	if (['meaning', 'gloss'].includes(field) && typeof value === 'object') return meaningText(value)
	if (field === 'measureWords' && Array.isArray(value)) return value.join(', ')
	return JSON.stringify(value)
}

/** { type: 'HSK', level: 'HSK5', edition: '3.0' } is "HSK 5 (3.0)". */
function levelText(row: unknown): string {
	const level = parseHskLevel(textIn(row, 'level') ?? '')
	if (!level) return JSON.stringify(row)
	const edition = textIn(row, 'edition')
	return edition ? `${spellHskLevel(level)} (${edition})` : spellHskLevel(level)
}

function meaningText(meaning: object | null): string {
	return Object.entries(meaning ?? {})
		.map(([pos, sense]) => `${pos}: ${textIn(sense, 'definition') ?? JSON.stringify(sense)}`)
		.join('; ')
}

function textIn(value: unknown, name: string): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined
	const found: unknown = new Map<string, unknown>(Object.entries(value)).get(name)
	return typeof found === 'string' ? found : undefined
}

function shortened(text: string): string | undefined {
	const letters = [...text]
	if (letters.length === 0) return undefined
	return letters.length > longestValue ? `${letters.slice(0, longestValue).join('')}…` : text
}

type Names = Readonly<Record<string, string>>

const valueNames: Readonly<Record<string, Names>> = {
	category: categoryNames,
	edition: editionNames,
	coverDisplayMode: { cover: 'Cover', contain: 'Contain', auto: 'Auto' },
	kind: lessonKindNames,
	level: courseLevelNames,
}

const userStatuses: Names = { 0: 'Pending', 1: 'Normal', 2: 'Rejected', 3: 'Disabled' }
const wordStatuses: Names = { 0: 'Disabled', 1: 'Enabled' }
const itemStatuses: Names = { 0: 'Disabled', 1: 'Enabled', 2: 'Coming Soon' }

function statusNames(objectType: string): Names {
	if (objectType === 'person') return userStatuses
	return objectType === 'word' ? wordStatuses : itemStatuses
}
