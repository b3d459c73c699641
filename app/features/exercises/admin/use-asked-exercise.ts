import { useEffect, useRef } from 'react'
import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'

/** The report of a mistake leads to a question: …/exercises/edit#exercise-3 */
export function useAskedExercise(
	blocks: readonly NumberedBlock[],
	goTo: (line: number) => void,
): void {
	const isDone = useRef(false)
	useEffect(() => {
		const [, asked] = /^#exercise-(\d+)$/.exec(window.location.hash) ?? []
		const block = blocks.find(({ number }) => number === Number(asked))
		if (block && !isDone.current) goTo(block.line)
		isDone.current = true
	}, [blocks, goTo])
}
