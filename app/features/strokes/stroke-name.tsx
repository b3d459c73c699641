import { type StrokeKind, strokeKinds, traditionalName } from '#app/domain/strokes/stroke-kind.ts'
import { langOfScript } from '#app/features/display/langs.ts'
import { ReadingLine } from '#app/features/display/reading-line.tsx'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'

/** The Chinese name of a stroke with its reading: 横 héng, or 橫 ㄏㄥˊ. */
export function StrokeName({ kind }: { kind: StrokeKind }) {
	const { script } = useTextDisplay()
	return (
		<>
			<span lang={langOfScript[script]}>
				{script === 'traditional' ? traditionalName(kind) : kind}
			</span>{' '}
			<span className="text-cinnabar-deep">
				<ReadingLine pinyin={strokeKinds[kind].pinyin} />
			</span>
		</>
	)
}
