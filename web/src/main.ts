import "./shell/styles/fonts.css";
import "./shell/styles/base.css";
import App from "./App.svelte";
import { mount } from "svelte";

void document.fonts.load("1rem Tenka Sans"); // begins before the first words are there

const target = document.getElementById("app");
if (target) mount(App, { target });
