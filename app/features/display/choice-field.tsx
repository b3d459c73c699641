import { useId } from 'react'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

type Props = {
	/** The field, and what it is called. */
	name: string
	label: string
	hint?: string
	/** Each choice with its text. */
	choices: readonly (readonly [value: string, text: string])[]
	chosen: string
}

/** One of a few choices that stand side by side. */
export function ChoiceField({ name, label, hint, choices, chosen }: Props) {
	const hintId = useId()
	return (
		<fieldset aria-describedby={hint && hintId} className="min-w-0">
			<legend className="mb-1.5 font-medium text-ink-soft text-sm">
				<WithHanzi text={label} />
			</legend>
			<div className="flex flex-wrap gap-2">
				{choices.map(([value, text]) => (
					<label
						key={value}
						className="flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 hover:bg-sunken has-checked:border-jade has-checked:bg-jade-tint"
					>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === chosen}
							className="size-4 accent-jade"
						/>
						{text}
					</label>
				))}
			</div>
			{hint && (
				<p id={hintId} className="mt-1.5 text-ink-quiet text-sm">
					{hint}
				</p>
			)}
		</fieldset>
	)
}
