import { type ExerciseType, exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'

/** The first three names are the specification's. The hints say how kinds differ. */
const templates: Record<ExerciseType, { name: string; hint?: string }> = {
	choice: { name: 'Choice', hint: 'One right answer' },
	multiple: { name: 'Multiple Choice', hint: 'Several right answers' },
	true_false: { name: 'True/False' },
	cloze: { name: 'Cloze', hint: 'Words for the gaps of a sentence' },
	order: { name: 'Order', hint: 'Words to put in order' },
	match: { name: 'Match', hint: 'Pairs to find' },
	type: { name: 'Type', hint: 'Typed hanzi or pinyin' },
	dictation: { name: 'Dictation', hint: 'Heard, then typed' },
	speak: { name: 'Speak', hint: 'Answered aloud, not graded' },
}

type Props = {
	insert: (type: ExerciseType) => void
	/** Inserts ␟ at the cursor. */
	insertBorder: () => void
}

export function TemplateButtons({ insert, insertBorder }: Props) {
	return (
		<fieldset className="flex flex-wrap items-center gap-1.5">
			<legend className="float-left mr-1 text-ink-soft">Insert Template:</legend>
			{exerciseTypes.map((type) => (
				<AdminButton
					key={type}
					type="button"
					title={templates[type].hint}
					onClick={() => insert(type)}
				>
					{templates[type].name}
				</AdminButton>
			))}
			<AdminButton type="button" title="Cut a word here: 好␟多了" onClick={insertBorder}>
				Insert Separator
			</AdminButton>
		</fieldset>
	)
}
