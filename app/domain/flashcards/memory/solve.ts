/**
 * Solves a system of linear equations by Cholesky's method. 4x = 8 gives x = 2. The matrix is
 * symmetric and positive definite; only its lower half is read.
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
	const lower: number[][] = []
	for (const [i, row] of matrix.entries()) {
		const ownRow: number[] = []
		lower.push(ownRow)
		for (let j = 0; j <= i; j++) {
			const other = lower[j] ?? []
			const rest = (row[j] ?? 0) - dot(ownRow, other, j)
			ownRow.push(i === j ? Math.sqrt(rest) : rest / (other[j] ?? 1))
		}
	}
	const forward: number[] = []
	for (const [i, row] of lower.entries()) {
		forward.push(((right[i] ?? 0) - dot(row, forward, i)) / (row[i] ?? 1))
	}
	const solution = [...forward]
	for (let i = lower.length - 1; i >= 0; i--) {
		const x = (solution[i] ?? 0) / (lower[i]?.[i] ?? 1)
		solution[i] = x
		for (let j = 0; j < i; j++) solution[j] = (solution[j] ?? 0) - (lower[i]?.[j] ?? 0) * x
	}
	return solution
}

function dot(a: readonly number[], b: readonly number[], length: number): number {
	let sum = 0
	for (let k = 0; k < length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0)
	return sum
}
