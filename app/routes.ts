/** The sitemap: every URL of the product and the file that answers it. */
import { index, type RouteConfig, route } from '@remix-run/route-config'

export default [
	index('routes/visitor/landing.tsx'),

	route('courses', 'routes/learn/courses.tsx'),
	route('courses/category/:category', 'routes/learn/category.tsx'),
	route('courses/:slug', 'routes/learn/course.tsx'),
	route('courses/lessons/:slug', 'routes/learn/lesson.tsx'),
	route('preferences/reader', 'routes/resources/reader-preferences.ts'),

	route('flashcards', 'routes/learn/flashcards.tsx'),
	route('admin', 'routes/admin/overview.tsx'),
] satisfies RouteConfig
