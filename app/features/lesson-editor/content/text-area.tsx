import { type FormEvent, type RefObject, useId, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import { countText } from '#app/domain/lesson-text/count-text.ts'
import { useFirstText } from '#app/ui/first-text.ts'

type Props = {
	label: string
	hint: string
	name: string
	rows: number
	/** The initial text. */
	text: string
	area: RefObject<HTMLTextAreaElement>
	isInvalid?: boolean
	onText?: ((text: string) => void) | undefined
	/** Fills the window's height where there is room. */
	isTall?: boolean | undefined
	/** Says how much there is. Default: paragraphs and characters. */
	measure?: ((text: string) => string) | undefined
}

/** A text area for a whole text, with counts of what it has. */
export function TextArea({ label, hint, text, area, isInvalid, onText, ...rest }: Props) {
	const { measure = measureText, isTall, ...field } = rest
	const id = useId()
	const [counts, setCounts] = useState(() => measure(text))
	const firstText = useFirstText(text)

	function onInput({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
		setCounts(measure(currentTarget.value))
		onText?.(currentTarget.value)
	}

	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-medium text-ink-soft text-sm">
				{label}
			</label>
			<textarea
				{...field}
				id={id}
				ref={area}
				defaultValue={firstText}
				onInput={onInput}
				lang="zh-CN"
				spellCheck={false}
				autoComplete="off"
				aria-describedby={`${id}-hint ${id}-counts`}
				aria-invalid={isInvalid || undefined}
				data-tall={isTall || undefined}
				className="admin-words w-full resize-y rounded-control border border-edge bg-raised px-3 py-2 text-base text-ink leading-relaxed aria-invalid:border-cinnabar"
			/>
			<div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-quiet text-sm">
				<p id={`${id}-hint`}>{hint}</p>
				<p id={`${id}-counts`} className="tabular-nums">
					{counts}
				</p>
			</div>
		</div>
	)
}

function measureText(text: string): string {
	const { paragraphs, characters } = countText(text)
	return `${counted(paragraphs, 'paragraph')} / ${counted(characters, 'Chinese char')}`
}
