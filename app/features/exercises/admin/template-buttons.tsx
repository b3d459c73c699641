import type { ExerciseType } from '#app/domain/exercises/exercise-kinds.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'

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
				<AdminButton key={type} type="button" onClick={() => insert(type)}>
					{name}
				</AdminButton>
			))}
		</fieldset>
	)
}
