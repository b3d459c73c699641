/**
 * The forms of a word that is said twice. A and B are its hanzi, and the others stand for themselves:
 *
 *   看看 AA       慢慢儿 AA儿      高高兴兴 AABB     商量商量 ABAB
 *   看一看 A一A   想了想 A了A      去不去 A不A       喜不喜欢 A不AB
 */

export type DoublingForm = {
	readonly form: string
	/** The word itself: 高兴 is AB of AABB, 慢慢 is AA of AA儿. */
	readonly base: 'A' | 'AA' | 'AB'
	readonly isQuestion?: true
}

export const doublingForms = [
	{ form: 'AA', base: 'A' },
	{ form: 'AA儿', base: 'AA' },
	{ form: 'AABB', base: 'AB' },
	{ form: 'ABAB', base: 'AB' },
	{ form: 'A一A', base: 'A' },
	{ form: 'A了A', base: 'A' },
	{ form: 'A不A', base: 'A', isQuestion: true },
	{ form: 'A没A', base: 'A', isQuestion: true },
	{ form: 'A不AB', base: 'AB', isQuestion: true },
	{ form: 'A没AB', base: 'AB', isQuestion: true },
] as const satisfies readonly DoublingForm[]

/** Whether the units of a text have the form. */
export function hasForm({ form }: DoublingForm, unitAt: (at: number) => number): boolean {
	for (let at = 0; at < form.length; at += 1) {
		const letter = form.charAt(at)
		const unit = isOfWord(letter) ? unitAt(form.indexOf(letter)) : letter.charCodeAt(0)
		if (unitAt(at) !== unit) return false
	}
	return true
}

function isOfWord(letter: string): boolean {
	return letter === 'A' || letter === 'B'
}

/** Where the hanzi of the word first stand: 0 and 2 in AABB. */
export function placesOfBase({ form, base }: DoublingForm): number[] {
	let place = -1
	return Array.from(base, (letter) => (place = form.indexOf(letter, place + 1)))
}

/** The form of a whole word, and the word that is doubled: 喜不喜欢 is A不AB of 喜欢. */
export function doublingOf(
	word: string,
): { base: string; places: readonly number[]; isQuestion: boolean } | undefined {
	const found = doublingForms.find((one) => {
		return one.form.length === word.length && hasForm(one, (at) => word.charCodeAt(at))
	})
	if (!found) return undefined
	const places = placesOfBase(found)
	return {
		base: places.map((at) => word.charAt(at)).join(''),
		places,
		isQuestion: 'isQuestion' in found,
	}
}
