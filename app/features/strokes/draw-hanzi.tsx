import { Eraser, Undo2 } from 'lucide-react'
import { type PointerEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { strokeErrors } from '#app/domain/errors/strokes.ts'
import { type Line, openShapes, recognize, type Shapes } from '#app/domain/strokes/handwriting.ts'
import { shapesFile } from '#app/domain/strokes/stroke-file.ts'
import { Button } from '#app/ui/button.tsx'
import { StrokesCredit } from './strokes-credit.tsx'

/** The units of the pad. */
const side = 300
const mostFound = 8

/** `pen` draws at the moment, one at a time: a second finger or a palm draws nothing. */
type Drawing = { lines: readonly Line[]; pen?: { id: number; line: Line } | undefined }

const nothing: Drawing = { lines: [] }

type Props = { onChoose: (character: string) => void }

/** A pad to draw a character on, by hand or by mouse, and the characters that it may be. */
export function DrawHanzi({ onChoose }: Props) {
	const { shapes, isFailed, retry } = useShapes()
	const [{ lines, pen }, setDrawing] = useState<Drawing>(nothing)
	// The line that is being drawn goes on meanwhile.
	const compared = useDeferredValue(lines)
	const found = useMemo(() => shapes && recognize(compared, shapes, mostFound), [compared, shapes])

	const choose = (character: string) => {
		onChoose(character)
		setDrawing(nothing)
	}
	/** Does something with the line of this pointer, if it is the one that draws. */
	const withPen = ({ pointerId }: PointerEvent, change: (line: Line) => Partial<Drawing>) =>
		setDrawing((now) => (now.pen?.id === pointerId ? { ...now, ...change(now.pen.line) } : now))

	if (isFailed) {
		return (
			<div className="grid justify-items-start gap-3">
				<p role="alert">{strokeErrors['strokes.no-shapes']}</p>
				<Button type="button" look="secondary" onClick={retry}>
					Try again
				</Button>
			</div>
		)
	}
	return (
		<div className="grid justify-items-start gap-3 sm:grid-cols-[auto_1fr]">
			<div className="grid gap-2">
				<svg
					viewBox={`0 0 ${side} ${side}`}
					role="img"
					aria-label="Pad: draw one character, stroke after stroke"
					className="w-full max-w-75 cursor-crosshair touch-none rounded-control border border-edge bg-raised sm:w-75"
					onPointerDown={(event) => {
						if (pen || event.button !== 0) return
						event.currentTarget.setPointerCapture(event.pointerId)
						setDrawing({ lines, pen: { id: event.pointerId, line: [pointOf(event)] } })
					}}
					onPointerMove={(event) => {
						const point = pointOf(event)
						withPen(event, (line) => ({ pen: { id: event.pointerId, line: [...line, point] } }))
					}}
					onPointerUp={(event) =>
						withPen(event, (line) => ({ lines: [...lines, line], pen: undefined }))
					}
					onPointerCancel={(event) => withPen(event, () => ({ pen: undefined }))}
				>
					<path
						d={`M${side / 2} 0V${side}M0 ${side / 2}H${side}`}
						className="fill-none stroke-line"
						strokeDasharray="6 5"
					/>
					{[...lines, ...(pen ? [pen.line] : [])].map((one, index) => (
						<polyline
							// biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken back
							key={index}
							// A line of one point is painted only if it goes there twice.
							points={[...one, ...one.slice(-1)].join(' ')}
							className="fill-none stroke-ink"
							strokeWidth={8}
							strokeLinecap="round"
							strokeLinejoin="round"
						/>
					))}
				</svg>
				<div className="flex gap-2">
					<Button
						type="button"
						look="quiet"
						disabled={lines.length === 0}
						onClick={() => setDrawing({ lines: lines.slice(0, -1) })}
					>
						<Undo2 aria-hidden size={18} />
						Undo
					</Button>
					<Button
						type="button"
						look="quiet"
						disabled={lines.length === 0}
						onClick={() => setDrawing(nothing)}
					>
						<Eraser aria-hidden size={18} />
						Clear
					</Button>
				</div>
			</div>
			<div className="grid content-start gap-3">
				<p role="status" className="text-ink-soft text-sm">
					{!shapes
						? 'Loading...'
						: lines.length === 0
							? 'Draw one character, stroke after stroke.'
							: 'Choose what you drew:'}
				</p>
				{found && found.length > 0 && (
					<ul className="flex flex-wrap gap-2">
						{found.map((character) => (
							<li key={character}>
								<button
									type="button"
									lang="zh-CN"
									onClick={() => choose(character)}
									className="grid size-12 place-items-center rounded-control border border-edge bg-raised text-2xl hover:bg-sunken"
								>
									{character}
								</button>
							</li>
						))}
					</ul>
				)}
				<StrokesCredit />
			</div>
		</div>
	)
}

/** Where a pointer is, in the units of the pad. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
	const { left, top, width } = currentTarget.getBoundingClientRect()
	const [x, y] = [clientX - left, clientY - top].map((offset) =>
		Math.round((offset * side) / width),
	)
	return [x ?? 0, y ?? 0] as const
}

function useShapes() {
	const [shapes, setShapes] = useState<Shapes>()
	const [isFailed, setFailed] = useState(false)
	const [tries, setTries] = useState(0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
	useEffect(() => {
		const gone = new AbortController()
		setFailed(false)
		loadShapes(gone.signal).then(setShapes, () => {
			if (!gone.signal.aborted) setFailed(true)
		})
		return () => gone.abort()
	}, [tries])
	return { shapes, isFailed, retry: () => setTries(tries + 1) }
}

/** @throws Error where they do not come or are not shapes */
async function loadShapes(signal: AbortSignal): Promise<Shapes> {
	const answer = await fetch(shapesFile, { signal })
	if (!answer.ok) throw new Error(`${shapesFile} answered ${answer.status}`)
	return openShapes(new Uint8Array(await answer.arrayBuffer()))
}
