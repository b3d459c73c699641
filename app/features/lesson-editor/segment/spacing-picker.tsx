import type { Spacing } from '#app/domain/lesson-text/content.ts'

const sizes = [
	{ spacing: 'normal', letter: 'S', name: 'Small' },
	{ spacing: 'large', letter: 'M', name: 'Medium' },
	{ spacing: 'xlarge', letter: 'L', name: 'Large' },
] as const satisfies { spacing: Spacing; letter: string; name: string }[]

/** The spacing named by a button's data attribute. */
export function spacingNamed(name: string | undefined): Spacing | undefined {
	return sizes.find(({ spacing }) => spacing === name)?.spacing
}

type Props = { number: number; spacing: Spacing; tabIndex: 0 | -1 }

/** Picks the spacing after a paragraph. The preview handles the clicks. */
export function SpacingPicker({ number, spacing: chosen, tabIndex }: Props) {
	return (
		<fieldset className="segment-spacing" aria-label={`Gap after paragraph ${number}`}>
			{sizes.map(({ spacing, letter, name }) => (
				<button
					key={spacing}
					type="button"
					data-spacing={spacing}
					aria-pressed={spacing === chosen}
					aria-label={name}
					title={name}
					tabIndex={tabIndex}
				>
					{letter}
				</button>
			))}
		</fieldset>
	)
}
