import { useEffect, useReducer, useRef } from 'react'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { beginWriting, isWritten, type Written, write } from '#app/domain/strokes/writing.ts'
import type { Writer } from './stroke-writer.ts'

type Options = {
	writer: Writer | undefined
	strokes: Strokes
	isOutlined: boolean
	onWritten: (written: Written) => void
}

/** Lets a person write the character of a writer, and counts. */
export function useWriting({ writer, strokes, isOutlined, onWritten }: Options) {
	const [writing, dispatch] = useReducer(write, strokes.strokes.length, beginWriting)
	const latest = useRef(onWritten)
	latest.current = onWritten
	const isDone = isWritten(writing)

	useEffect(() => {
		void writer?.quiz({
			onCorrectStroke: () => dispatch('stroke'),
			onMistake: () => dispatch('miss'),
		})
		return () => writer?.cancelQuiz()
	}, [writer])
	useEffect(() => {
		if (!isOutlined) return
		dispatch('outline')
		void writer?.showOutline()
		return () => void writer?.hideOutline()
	}, [writer, isOutlined])
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, with the last stroke
	useEffect(() => {
		if (isDone) latest.current(writing)
	}, [isDone])

	return { writing, showStroke: () => dispatch('hint') }
}
