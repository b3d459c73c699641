/** Sizes with their targets. A size warns where it is over, and fails only where a tenth over. */

/** `ratio` is the size in relation to its target. */
export type Budget = { name: string; measured: string; target: string; ratio: number }

export function isFarOver({ ratio }: Budget): boolean {
	return ratio > 1.1
}

export function sayBudgets(budgets: readonly Budget[]): void {
	for (const budget of budgets) {
		const { name, measured, target, ratio } = budget
		const warning = isFarOver(budget) ? '  FAR OVER' : ratio > 1 ? '  over, not by a tenth' : ''
		console.log(`  ${measured.padStart(9)}  ${target.padEnd(11)}  ${name}${warning}`)
	}
}
