import type { Point } from '#app/seed/covers/paint/line.ts'
import { oval } from '#app/seed/covers/paint/marks.ts'
import { palette } from '#app/seed/covers/paint/palette.ts'

/** What a thing leaves on the ground it stands on. */
export function shadow(centre: Point, width: number, strength: number): string {
	return oval(centre, width / 2, Math.max(10, width * 0.035), {
		fill: palette.ink,
		opacity: strength,
		grain: 'soft',
	})
}
