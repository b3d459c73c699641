import { useEffect, useState } from 'react'
import type { ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'
import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'
import { sendJson } from '#app/ui/send-json.ts'
import { usePaused } from '#app/ui/use-paused.ts'
import { type DoubtsAnswer, mostAtOnce } from './doubts-request.ts'

type Doubts = {
	/** By the text of an exercise. */
	doubtsOf: ReadonlyMap<string, readonly ExerciseDoubt[]>
	/** Whether the last request failed; the next change asks again. */
	isFailed: boolean
}

/** Asks once for the doubts of each exercise, when typing has paused. One request at a time. */
export function useDoubts(lessonId: string, blocks: readonly NumberedBlock[]): Doubts {
	const [doubtsOf, setDoubtsOf] = useState<Doubts['doubtsOf']>(new Map())
	const [failed, setFailed] = useState<readonly NumberedBlock[]>()
	const [isAsking, setAsking] = useState(false)
	const paused = usePaused(blocks)
	const isFailed = failed === paused

	useEffect(() => {
		if (isAsking || isFailed) return
		const unasked = paused.filter(({ ok, source }) => ok && !doubtsOf.has(source))
		const sources = [...new Set(unasked.map(({ source }) => source))].slice(0, mostAtOnce)
		if (sources.length === 0) return
		setAsking(true)
		ask(`/admin/lessons/${lessonId}/exercises/doubts`, sources).then((doubts) => {
			setAsking(false)
			if (!doubts) return setFailed(paused)
			const added = sources.map((source, index) => [source, doubts[index] ?? []] as const)
			setDoubtsOf((known) => new Map([...known, ...added]))
		})
	}, [lessonId, paused, doubtsOf, isAsking, isFailed])

	return { doubtsOf, isFailed }
}

async function ask(path: string, sources: string[]): Promise<DoubtsAnswer['doubts'] | undefined> {
	try {
		const answer = await sendJson(path, { sources })
		const body: unknown = await answer.json()
		if (answer.ok && isDoubtsAnswer(body)) return body.doubts
	} catch (error) {
		console.warn(error)
	}
	return undefined
}

function isDoubtsAnswer(body: unknown): body is DoubtsAnswer {
	return typeof body === 'object' && body !== null && 'doubts' in body && Array.isArray(body.doubts)
}
