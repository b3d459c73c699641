/**
 * The slots of a question while it is being answered: 我 ＿ 安娜，＿ 法国人. Letters are those of the bank's
 * words; undefined is a slot still empty. On the screen a slot is called a place.
 */
export type Filling = readonly (string | undefined)[]

export function noFilling(slotCount: number): Filling {
	return Array.from({ length: slotCount }, () => undefined)
}

/**
 * The slot that a word of the bank would go to: the chosen one if it is empty, else the first empty
 * one. Undefined if all are filled.
 */
export function slotToFill(filling: Filling, chosen: number | undefined): number | undefined {
	if (chosen !== undefined && chosen < filling.length && filling[chosen] === undefined) {
		return chosen
	}
	const first = filling.indexOf(undefined)
	return first < 0 ? undefined : first
}

export function withSlot(filling: Filling, at: number, letter: string | undefined): Filling {
	return filling.map((one, index) => (index === at ? letter : one))
}

/** The letters in the order of the slots; undefined while one is empty. */
export function givenFilling(filling: Filling): string | undefined {
	return filling.includes(undefined) ? undefined : filling.join('')
}
