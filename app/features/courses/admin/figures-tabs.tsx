import { coursePath } from '#app/domain/publishing/text-tabs.ts'
import { PageTabs } from '#app/ui/admin/page-tabs.tsx'

/** Leads between the two pages of figures of a course: its words and its learners. */
export function FiguresTabs({ courseId }: { courseId: string }) {
	const course = coursePath(courseId)
	return (
		<PageTabs
			label="Figures"
			tabs={[
				{ name: 'Words', to: `${course}/figures` },
				{ name: 'Learners', to: `${course}/learners` },
			]}
		/>
	)
}
