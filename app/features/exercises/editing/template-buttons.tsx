import type { ExerciseType } from '#app/domain/exercises/exercise-kinds.ts'
import { DeskButton } from '#app/ui/desk/button.tsx'

const names: [ExerciseType, string][] = [
	['choice', 'Choice'],
	['multiple', 'Multiple Choice'],
	['true_false', 'True/False'],
]

/** What an exercise may begin with. */
export function TemplateButtons({ insert }: { insert: (type: ExerciseType) => void }) {
	return (
		<fieldset className="flex flex-wrap items-center gap-1.5">
			<legend className="float-left mr-1 text-ink-soft">Insert Template:</legend>
			{names.map(([type, name]) => (
				<DeskButton key={type} type="button" onClick={() => insert(type)}>
					{name}
				</DeskButton>
			))}
		</fieldset>
	)
}
