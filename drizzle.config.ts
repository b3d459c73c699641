import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	schema: './app/db/schema/index.ts',
	out: './migrations',
	dialect: 'sqlite',
	casing: 'snake_case',
})
