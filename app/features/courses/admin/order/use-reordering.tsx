import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { undoClass } from '#app/ui/admin/undo-deletion.tsx'
import { type FormAnswer, formProblem } from '#app/ui/form-answer.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Keys may move a lesson by several places before anything is sent. */
const pauseMs = 600

type Ordered = FormAnswer & { isOrdered?: boolean }

type Lesson = { id: string; title: { en: string } }

type Move = { id: string; from: readonly string[]; to: readonly string[] }

/**
 * Moves the lessons of a course to other places, one request a move. `listPath` is the page that takes it.
 * Until the server has answered, the new order is shown.
 */
export function useReordering<Row extends Lesson>(lessons: readonly Row[], listPath: string) {
	const fetcher = useFetcher<Ordered>()
	const toast = useToast()
	const [waiting, setWaiting] = useState<string[]>()
	const timer = useRef<ReturnType<typeof setTimeout>>()
	const last = useRef<Move>()
	const sent = fetcher.formData?.get('order')
	const stored = lessons.map(({ id }) => id)
	const known = typeof sent === 'string' ? sent.split(',') : stored
	const order = waiting ?? known

	useEffect(() => () => clearTimeout(timer.current), [])

	function send(move: Move) {
		clearTimeout(timer.current)
		setWaiting(undefined)
		if (move.from.join() === move.to.join()) return
		last.current = move
		fetcher.submit(
			{ intent: 'lessons-order', order: move.to.join(), seen: move.from.join() },
			{ method: 'post', action: listPath },
		)
	}

	/** Puts a lesson at a place, from 0. */
	function moveTo(id: string, place: number) {
		send({ id, from: known, to: withMoved(known, id, place) })
	}

	/** Moves a lesson by keys; it is sent after a pause, or at once by `settle`. */
	function step(id: string, by: -1 | 1) {
		const to = withMoved(order, id, order.indexOf(id) + by)
		setWaiting(to)
		clearTimeout(timer.current)
		timer.current = setTimeout(() => send({ id, from: known, to }), pauseMs)
	}

	function settle(id: string) {
		if (waiting) send({ id, from: known, to: waiting })
	}

	const { data } = fetcher
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		const move = last.current
		if (!data || !move) return
		last.current = undefined
		if (!data.isOrdered) {
			toast({ text: formProblem(data) ?? '', tone: 'error', topic: 'order' })
			return
		}
		const title = lessons.find(({ id }) => id === move.id)?.title.en
		const undo = { id: move.id, from: move.to, to: move.from }
		toast({
			text: `“${title}” is number ${move.to.indexOf(move.id) + 1} of ${move.to.length} now.`,
			tone: 'success',
			topic: 'order',
			action: (
				<form
					onSubmit={(event) => {
						event.preventDefault()
						send(undo)
					}}
				>
					<button type="submit" className={undoClass}>
						Undo
					</button>
				</form>
			),
		})
	}, [data])

	const places = new Map(order.map((id, place) => [id, place]))
	return {
		/** The lessons in the order that is shown. */
		ordered: [...lessons].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
		moveTo,
		step,
		settle,
	}
}

export type Reordering = Omit<ReturnType<typeof useReordering>, 'ordered'>

function withMoved(order: readonly string[], id: string, place: number): string[] {
	const others = order.filter((other) => other !== id)
	const at = Math.max(0, Math.min(others.length, place))
	return [...others.slice(0, at), id, ...others.slice(at)]
}
