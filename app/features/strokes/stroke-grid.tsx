import type { RefObject } from 'react'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'

/** The units of the grid, and the margin around a character in it. */
export const gridSide = 1024
export const gridPadding = 64

const scale = (gridSide - 2 * gridPadding) / gridSide
/** The base line of the font is 124 above the bottom of a character, and its y goes up. */
const baseline = gridSide - gridPadding - 124 * scale

type Props = {
	/** Where the writer draws. */
	host: RefObject<HTMLDivElement>
	label: string
	/** The stroke to write now, if it is shown. */
	hint?: { path: string; start: Strokes['medians'][number][number] | undefined } | undefined
	isWritable?: boolean
}

/** The square that children practise in, 米字格: a cross and both diagonals. */
export function StrokeGrid({ host, label, hint, isWritable = false }: Props) {
	return (
		<div className="relative aspect-square w-full max-w-75 overflow-hidden rounded-control border border-edge bg-raised">
			<svg
				aria-hidden
				viewBox={`0 0 ${gridSide} ${gridSide}`}
				className="absolute inset-0 size-full"
			>
				<path
					d="M512 0V1024M0 512H1024M0 0L1024 1024M1024 0L0 1024"
					className="fill-none stroke-line"
					strokeWidth={4}
					strokeDasharray="20 16"
				/>
			</svg>
			<div
				ref={host}
				role="img"
				aria-label={label}
				className={`stroke-writer absolute inset-0 ${isWritable ? 'cursor-crosshair touch-none select-none' : ''}`}
			/>
			{hint && (
				<svg
					aria-hidden
					viewBox={`0 0 ${gridSide} ${gridSide}`}
					className="pointer-events-none absolute inset-0 size-full"
				>
					<g transform={`translate(${gridPadding} ${baseline}) scale(${scale} ${-scale})`}>
						<path d={hint.path} className="fill-cinnabar/50" />
						{hint.start && (
							<circle cx={hint.start[0]} cy={hint.start[1]} r={34} className="fill-cinnabar" />
						)}
					</g>
				</svg>
			)}
		</div>
	)
}
