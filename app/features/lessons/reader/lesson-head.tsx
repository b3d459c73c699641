import { Link } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { sectionNames, sectionOf, sectionSlug } from '#app/domain/courses/category.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { lessonKindNames } from '#app/domain/courses/lesson-kind.ts'
import type { ReadingPage } from '#app/features/lessons/read-lesson.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { TextHead } from './text-head.tsx'

type Props = Pick<ReadingPage, 'lesson' | 'parent' | 'cover' | 'fit'>

/** A lesson's breadcrumb, cover and title. */
export function LessonHead({ lesson, parent, cover, fit }: Props) {
	const section = sectionOf(lesson)
	return (
		<header className="grid gap-4">
			<Breadcrumb
				parts={[
					<Link key="courses" to="/courses" className="hover:underline">
						Courses
					</Link>,
					...(parent
						? [
								parent.isOpen ? (
									<Link key="course" to={`/courses/${parent.slug}`} className="hover:underline">
										{parent.title.en}
									</Link>
								) : (
									parent.title.en
								),
							]
						: []),
					lesson.title.en,
				]}
			/>
			<TextHead title={lesson.title.en} hanzi={lesson.title.zh} cover={cover} fit={fit}>
				<Chip>{courseLevelNames[lesson.level]}</Chip>
				{lesson.kind !== 'lesson' && <Chip>{lessonKindNames[lesson.kind]}</Chip>}
				<Link to={`/courses/category/${sectionSlug(section)}`}>
					<Chip tone="indigo">{sectionNames[section]}</Chip>
				</Link>
				{lesson.isFree && <Chip tone="jade">Free</Chip>}
			</TextHead>
		</header>
	)
}

type AboutProps = {
	description: string
	/** The labels of its vocabulary, where the line has room for them. */
	figures: ReactNode
	children: ReactNode
}

/** One line about a lesson; the whole description and the vocabulary unfold. */
export function AboutLesson({ description, figures, children }: AboutProps) {
	return (
		<details className="card group/about">
			<summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 text-ink-soft [&::-webkit-details-marker]:hidden">
				<span className="wrap-anywhere min-w-0 flex-1 max-w-prose truncate group-open/about:overflow-visible group-open/about:whitespace-normal">
					{description || 'About this lesson'}
				</span>
				<span className="ml-auto shrink-0 group-open/about:hidden max-[767px]:hidden">
					{figures}
				</span>
				<ChevronDown
					aria-hidden
					size={18}
					className="ml-auto shrink-0 text-ink-quiet group-open/about:rotate-180"
				/>
			</summary>
			<div className="border-line border-t [&_.card]:border-0">{children}</div>
		</details>
	)
}
