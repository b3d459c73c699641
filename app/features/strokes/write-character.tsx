import { Lightbulb, SquareDashed } from 'lucide-react'
import { useEffect, useReducer, useRef, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import {
	beginWriting,
	isWritten,
	type Writing,
	type Written,
	write,
} from '#app/domain/strokes/writing.ts'
import { Button } from '#app/ui/button.tsx'
import { StrokeGrid } from './stroke-grid.tsx'
import type { Writer } from './stroke-writer.ts'
import { useWriter } from './use-writer.ts'

type Props = {
	character: string
	strokes: Strokes
	/** Names the grid without giving the character away. */
	label: string
	/** Whether the outline is there at first. */
	isTraced: boolean
	onWritten: (written: Written) => void
}

/** A grid in which a character is drawn stroke by stroke, with a finger, a pen or a mouse. */
export function WriteCharacter({ character, strokes, label, isTraced, onWritten }: Props) {
	const host = useRef<HTMLDivElement>(null)
	const [isOutlined, setOutlined] = useState(isTraced)
	const writer = useWriter(host, { character, strokes, isShown: false })
	const { writing, showStroke } = useWriting({ writer, strokes, isOutlined, onWritten })
	const path = writing.isHinted ? strokes.strokes[writing.done] : undefined
	return (
		<div className="grid w-full justify-items-center gap-3">
			<StrokeGrid
				host={host}
				label={label}
				hint={path === undefined ? undefined : { path, start: strokes.medians[writing.done]?.[0] }}
				isWritable
			/>
			<p role="status" className="min-h-6 text-ink-soft text-sm">
				<Standing writing={writing} />
			</p>
			{!isWritten(writing) && (
				<div className="flex flex-wrap justify-center gap-2">
					<Button
						type="button"
						look="secondary"
						aria-pressed={isOutlined}
						className="aria-pressed:border-jade aria-pressed:bg-jade-tint"
						onClick={() => setOutlined(!isOutlined)}
					>
						<SquareDashed aria-hidden size={18} />
						Outline
					</Button>
					<Button type="button" look="secondary" disabled={writing.isHinted} onClick={showStroke}>
						<Lightbulb aria-hidden size={18} />
						Hint
					</Button>
				</div>
			)}
		</div>
	)
}

function Standing({ writing }: { writing: Writing }) {
	const { strokes, done, missesHere, isHinted } = writing
	if (isWritten(writing))
		return <span className="font-medium text-jade">{summaryOf([writing])}</span>
	const place = `Stroke ${done + 1} of ${strokes}`
	if (isHinted) return `${place}: start at the dot`
	if (missesHere > 0) return `${place}: not quite, try again`
	return place
}

/** How one or more characters were written, in words. */
export function summaryOf(characters: readonly Written[]): string {
	const misses = characters.reduce((sum, one) => sum + one.misses, 0)
	const hints = characters.reduce((sum, one) => sum + one.hints, 0)
	const isTraced = characters.some((one) => one.isTraced)
	const parts = [
		misses > 0 && counted(misses, 'miss', 'misses'),
		hints > 0 && counted(hints, 'stroke shown', 'strokes shown'),
	].filter((part) => part !== false)
	const verb = isTraced ? 'Traced' : 'Written'
	return `${verb} ${parts.length > 0 ? `with ${parts.join(' and ')}` : 'without a miss'}.`
}

type Options = {
	writer: Writer | undefined
	strokes: Strokes
	isOutlined: boolean
	onWritten: (written: Written) => void
}

/** Lets a person write the character of a writer, and counts. */
function useWriting({ writer, strokes, isOutlined, onWritten }: Options) {
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
