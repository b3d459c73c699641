import { kindsOfStrokes } from '#app/domain/strokes/kinds-of-strokes.ts'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { strokeKinds } from '#app/domain/strokes/stroke-kind.ts'
import { StrokeName } from './stroke-name.tsx'

/** A character stroke by stroke, still: each frame has one more, and its name. */
export function StrokeList({ strokes: { strokes, medians } }: { strokes: Strokes }) {
	const kinds = kindsOfStrokes(medians)
	return (
		<ol className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3">
			{kinds.map((kind, at) => {
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: strokes keep their order
					<li key={at} className="flex items-center gap-3">
						<StrokeFrame strokes={strokes.slice(0, at + 1)} />
						<span className="min-w-0 text-sm">
							<span className="sr-only">Stroke </span>
							<span className="text-ink-quiet">{at + 1}</span> <StrokeName kind={kind} />{' '}
							<span className="block text-ink-soft">{strokeKinds[kind].english}</span>
						</span>
					</li>
				)
			})}
		</ol>
	)
}

/** The first strokes of a character, the last of them in red. */
function StrokeFrame({ strokes }: { strokes: readonly string[] }) {
	return (
		<svg
			aria-hidden
			viewBox="0 0 1024 1024"
			className="size-14 shrink-0 rounded-control border border-line bg-raised"
		>
			<g transform="translate(0 900) scale(1 -1)" className="fill-ink">
				{strokes.map((path, at) => (
					<path
						key={path}
						d={path}
						className={at === strokes.length - 1 ? 'fill-cinnabar' : undefined}
					/>
				))}
			</g>
		</svg>
	)
}
