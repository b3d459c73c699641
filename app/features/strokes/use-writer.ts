import { type RefObject, useEffect, useState } from 'react'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { createWriter, type Writer } from './stroke-writer.ts'

type Options = { character: string; strokes: Strokes; isShown: boolean }

/** The writer in an element, once that is on the screen. */
export function useWriter(
	host: RefObject<HTMLElement>,
	{ character, strokes, isShown }: Options,
): Writer | undefined {
	const [writer, setWriter] = useState<Writer>()
	useEffect(() => {
		const element = host.current
		if (!element) return
		const created = createWriter(element, { character, strokes, isShown })
		setWriter(created)
		return () => {
			created.cancelQuiz()
			element.replaceChildren()
		}
	}, [host, character, strokes, isShown])
	return writer
}
