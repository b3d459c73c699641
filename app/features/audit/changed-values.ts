/**
 * Describes a change of the audit log: { status: 0 } and { status: 1 } give "Status: Pending →
 * Normal".
 */
import { valueText } from './value-text.ts'

type ChangedValue = {
	/** The field's name as in its form. */
	name: string
	/** Undefined where the value was created or removed. */
	before: string | undefined
	after: string | undefined
}

type Change = { objectType: string; before: unknown; after: unknown }

export function changedValues({ objectType, before, after }: Change): ChangedValue[] {
	const was = fieldsOf(before)
	const is = fieldsOf(after)
	const fields = [...new Set([...was.keys(), ...is.keys()])]
	return (
		fields
			.filter((field) => !partOfAction.includes(field))
			// A replacement is named by its texts (object-name.ts).
			.filter((field) => objectType !== 'replacement' || field !== 'text')
			.map((field) => ({
				name: fieldNames[field] ?? capitalized(field),
				before: valueText(was.get(field), { objectType, field }),
				after: valueText(is.get(field), { objectType, field }),
			}))
			.filter((value) => value.before !== value.after)
	)
}

function fieldsOf(value: unknown): Map<string, unknown> {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
	return new Map(Object.entries(value))
}

/** The action's name says these: "Deleted", "Shared with marta@example.com". */
const partOfAction = ['isDeleted', 'email', 'restoredVersion', 'hasSecondFactor']

const fieldNames: Record<string, string> = {
	audioPath: 'Audio',
	coverDisplayMode: 'Cover display',
	coverImage: 'Cover image',
	coverImagePath: 'Cover image',
	descriptionEn: 'English description',
	descriptionZh: 'Chinese description',
	dialogMode: 'Dialogue',
	enTitle: 'English title',
	gloss: 'Short meaning',
	isFree: 'Free',
	isPrivate: 'Private',
	kind: 'Kind',
	lessonSlugs: 'Slugs of its lessons',
	levels: 'HSK level',
	meaning: 'Meaning',
	measureWords: 'Measure words',
	of: 'Copy of',
	orderNo: 'Order',
	pathNo: 'Place on the path',
	showParagraphNumbers: 'Paragraph numbers',
	title: 'Chinese title',
	titleEn: 'English title',
	titleZh: 'Chinese title',
	useParentCoverForLessons: 'Lessons show the course’s cover',
}

/** "paragraph 2" becomes "Paragraph 2". */
function capitalized(field: string): string {
	return field.charAt(0).toUpperCase() + field.slice(1)
}
