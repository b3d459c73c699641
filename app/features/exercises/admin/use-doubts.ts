import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'
import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'
import { askJson } from '#app/http/ask-json.ts'
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
	const answer = await askJson(path, { sources }, answerSchema)
	return answer.ok ? answer.value.doubts : undefined
}

const answerSchema: z.ZodMiniType<DoubtsAnswer> = z.object({
	doubts: z.array(
		z.array(
			z.object({
				kind: z.enum(['reading', 'cut']),
				word: z.string(),
				pinyin: z.optional(z.string()),
				or: z.array(z.string()),
			}),
		),
	),
})
