/**
 * Numbers that know how they change with the weights (forward differentiation): beside each value
 * stand its derivatives by all of them. With w = 3 as the only weight, w² is 9 with the derivative 6.
 *
 * The formulas of memory are so written once, and their derivatives follow from the chain rule. They
 * serve to find the weights that fit how a person answered 谢谢 and their other cards.
 */
export type Dual = { readonly value: number; readonly slope: readonly number[] }

/** A list of numbers as variables, each with the derivative 1 by itself. */
export function variables(values: readonly number[]): Dual[] {
	return values.map((value, index) => ({
		value,
		slope: values.map((_, other) => (other === index ? 1 : 0)),
	}))
}

/** A function of one number, by its value and its derivative there. */
function through(a: Dual, value: number, byA: number): Dual {
	const slope: number[] = []
	for (const each of a.slope) slope.push(byA * each)
	return { value, slope }
}

/** A function of two numbers, by its value and its derivatives by both. */
function joining(a: Dual, b: Dual, value: number, byA: number, byB: number): Dual {
	const slope: number[] = []
	for (const [index, each] of a.slope.entries())
		slope.push(byA * each + byB * (b.slope[index] ?? 0))
	return { value, slope }
}

export function plus(a: Dual, b: Dual): Dual {
	return joining(a, b, a.value + b.value, 1, 1)
}

export function minus(a: Dual, b: Dual): Dual {
	return joining(a, b, a.value - b.value, 1, -1)
}

export function times(a: Dual, b: Dual): Dual {
	return joining(a, b, a.value * b.value, b.value, a.value)
}

export function inverse(a: Dual): Dual {
	const value = 1 / a.value
	return through(a, value, -value * value)
}

/** a · factor + summand, for plain numbers. */
export function scaled(a: Dual, factor: number, summand = 0): Dual {
	return through(a, a.value * factor + summand, factor)
}

export function exp(a: Dual): Dual {
	const value = Math.exp(a.value)
	return through(a, value, value)
}

/** `base` must be positive. */
export function power(base: Dual, exponent: Dual): Dual {
	const value = base.value ** exponent.value
	const byBase = (exponent.value * value) / base.value
	return joining(base, exponent, value, byBase, value * Math.log(base.value))
}

/** A value outside of the limits stays at the limit, and no longer changes. */
export function within(a: Dual, least: number, most: number): Dual {
	if (a.value < least) return through(a, least, 0)
	return a.value > most ? through(a, most, 0) : a
}

export function smaller(a: Dual, b: Dual): Dual {
	return a.value <= b.value ? a : b
}
